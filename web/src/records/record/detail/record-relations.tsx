import { Stack, Text } from "@chakra-ui/react";
import { ENTITIES, type EntityId } from "@dure/domain/records/entity";
import type { RecordView } from "@dure/domain/records/record";
import { useTranslation } from "react-i18next";
import type { To } from "react-router";
import { RelatedRecord } from "./related-record";

export type Relations = Record<EntityId, RecordView[]>;

type RecordRelationsProps = {
  relations: Relations;
  linkTo: (record: Pick<RecordView, "entity" | "id">) => To;
};

/** The leads, deals, companies and contacts that go with a record. */
export function RecordRelations({ relations, linkTo }: RecordRelationsProps) {
  const { t } = useTranslation("records");
  const related = ENTITIES.filter((entity) => relations[entity].length > 0);
  return (
    <>
      {related.length === 0 && <Text color="fg.muted">{t("detail.noRelated")}</Text>}
      <Stack gap="3">
        {related.map((entity) => (
          <div key={entity}>
            <Text textStyle="xs" color="fg.muted" mb="1">
              {t(`entity.${entity}`)} {relations[entity].length}
            </Text>
            <Stack as="ul" gap="1" listStyleType="none">
              {relations[entity].map((record) => (
                <RelatedRecord key={record.id} record={record} to={linkTo(record)} />
              ))}
            </Stack>
          </div>
        ))}
      </Stack>
    </>
  );
}
