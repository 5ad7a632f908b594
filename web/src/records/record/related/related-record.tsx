import { Box, chakra, Flex, HStack } from "@chakra-ui/react";
import { type RecordView, Reference } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import { Link, type To } from "react-router";
import { useFormat } from "../../../ui/use-format";
import { useContractAmount } from "../../field/use-contract-amount";
import { useMembers } from "../../member/member-queries";
import { StageBadge } from "../../pipeline/stage-badge";
import { ENTITY_PAGES } from "../entity-pages";
import { isLinked } from "./link-of";
import { relatedSubtitle } from "./related-subtitle";
import { UnlinkButton } from "./unlink-button";
import { useReferringFields } from "./use-referring-fields";

const Anchor = chakra(Link);

/** A related record in one line, with what matters of its entity (docs/product/records-pages.md#related-records). */
export function RelatedRecord({ record, related, to }: { record: RecordView; related: RecordView; to: To }) {
  const { icon: Icon } = ENTITY_PAGES[related.entity];
  const facts = useFacts(record, related);
  return (
    <Flex as="li" gap="1" align="center" minW="0">
      <Anchor
        to={to}
        display="block"
        flex="1"
        minW="0"
        px="2.5"
        py="1.5"
        borderWidth="1px"
        rounded="l2"
        focusVisibleRing="outside"
        _hover={{ bg: "bg.muted" }}
      >
        <HStack gap="2" minW="0">
          <Box as={Icon} boxSize="3.5" color="fg.muted" flexShrink="0" aria-hidden />
          <Box as="span" fontWeight="medium" truncate flex="1">
            {related.label}
          </Box>
          {related.stage && <StageBadge stage={related.stage} />}
        </HStack>
        {facts.length > 0 && (
          <Box textStyle="xs" color="fg.muted" truncate ps="5.5">
            {facts.join(" · ")}
          </Box>
        )}
      </Anchor>
      {isLinked(record, related) && <UnlinkButton record={record} related={related} />}
    </Flex>
  );
}

function useFacts(record: RecordView, related: RecordView): string[] {
  const { t } = useTranslation("records");
  const format = useFormat();
  const amountText = useContractAmount();
  const { nameOf } = useMembers();
  const by = useReferringFields(related.entity, record.entity)
    ?.filter(({ id }) => Reference.safeParse(related.custom[id]).data?.id === record.id)
    .map(({ label }) => t("related.by", { field: label }));
  return [...(by ?? []), ...relatedSubtitle(related, { format, amountText, nameOf })];
}
