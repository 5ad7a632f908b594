import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { To } from "react-router";
import { AddRelated } from "./add-related";
import { linkOf } from "./link-of";
import { MoreRelated } from "./more-related";
import { RelatedRecord } from "./related-record";

type RelatedGroupProps = {
  record: RecordView;
  entity: EntityId;
  related: readonly RecordView[];
  /** Whether there are older records than those shown. */
  isCut: boolean;
  linkTo: (record: Pick<RecordView, "entity" | "id">) => To;
};

/** The records of one entity that go with a record, newest first. */
export function RelatedGroup({ record, entity, related, isCut, linkTo }: RelatedGroupProps) {
  const { t } = useTranslation("records");
  const id = useId();
  const link = linkOf(record.entity, entity);
  // A record's own reference holds one record, so a new one replaces it.
  const replaces = link?.holder === "record" && record[link.to] !== null;
  return (
    <section aria-labelledby={id}>
      <Flex align="center" gap="2" minH="8" mb="1">
        <Heading id={id} as="h3" textStyle="xs" fontWeight="normal" color="fg.muted" flex="1">
          {t(`entity.${entity}`)} {related.length > 0 && related.length}
        </Heading>
        {link && <AddRelated record={record} entity={entity} replaces={replaces} />}
      </Flex>
      {related.length === 0 && !isCut && <Text color="fg.subtle">{t("related.none")}</Text>}
      {related.length > 0 && (
        <Stack as="ul" gap="1" listStyleType="none">
          {related.map((one) => (
            <RelatedRecord key={one.id} record={record} related={one} to={linkTo(one)} />
          ))}
        </Stack>
      )}
      {isCut && <MoreRelated record={record} entity={entity} shown={related.length} />}
    </section>
  );
}
