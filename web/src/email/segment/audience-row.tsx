import { Badge, HStack, Table, Text, Link as TextLink } from "@chakra-ui/react";
import type { SegmentRecord } from "@dure/domain/email/segment/segment-record";
import { fullName } from "@dure/domain/records/record/record-label";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { recordPath } from "../../records/record/entity-pages";

/** A lead or a deal of an audience; on a phone its address is below its name. @param children an action on it */
export function AudienceRow({ record, children }: { record: SegmentRecord; children?: ReactNode }) {
  const { t } = useTranslation("email");
  const { id, name, email, company, deal } = record;
  const person = fullName(name);
  const title = deal.name || person || email || t("audience.unnamed");
  return (
    <Table.Row>
      <Table.Cell>
        <HStack gap="2" wrap={{ base: "wrap", md: "nowrap" }} rowGap="0.5">
          <TextLink asChild fontWeight="medium">
            <Link to={recordPath(deal.record_type ? "deal" : "lead", id)}>{title}</Link>
          </TextLink>
          <Badge variant="surface">{deal.record_type?.name ?? t("audience.lead")}</Badge>
        </HStack>
        {person && person !== title && (
          <Text textStyle="xs" color="fg.muted">
            {person}
          </Text>
        )}
        {email && email !== title && (
          <Text hideFrom="md" textStyle="xs" color="fg.muted" wordBreak="break-all">
            {email}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell hideBelow="md">{email || "–"}</Table.Cell>
      <Table.Cell hideBelow="md">{company?.name ?? "–"}</Table.Cell>
      {children && <Table.Cell textAlign="end">{children}</Table.Cell>}
    </Table.Row>
  );
}
