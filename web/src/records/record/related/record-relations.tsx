import { Stack } from "@chakra-ui/react";
import { ENTITIES, type EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import type { To } from "react-router";
import { linkOf } from "./link-of";
import { RelatedGroup } from "./related-group";

export type Relations = Record<EntityId, RecordView[]>;

type RecordRelationsProps = {
  record: RecordView;
  relations: Relations;
  /** The entities of which only the newest records are loaded. */
  cut: readonly EntityId[];
  linkTo: (record: Pick<RecordView, "entity" | "id">) => To;
};

/** The leads, deals, companies and contacts that go with a record. */
export function RecordRelations({ record, relations, cut, linkTo }: RecordRelationsProps) {
  const shown = ENTITIES.filter(
    (entity) => relations[entity].length > 0 || cut.includes(entity) || linkOf(record.entity, entity),
  );
  return (
    <Stack gap="4">
      {shown.map((entity) => (
        <RelatedGroup
          key={entity}
          record={record}
          entity={entity}
          related={relations[entity]}
          isCut={cut.includes(entity)}
          linkTo={linkTo}
        />
      ))}
    </Stack>
  );
}
