import { HStack, Table, Text, Link as TextLink, VisuallyHidden } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useMembers } from "../../records/member/member-queries";
import { MemberAvatar } from "../../teams/member/member-avatar";
import { CopyLinkButton } from "../../ui/copy/copy-link-button";
import { useFormat } from "../../ui/use-format";
import { RouterMenu } from "./router-menu";
import { StatusSwitch } from "./status-switch";

type RouterRowProps = ComponentProps<typeof RouterMenu>;

export function RouterRow({ router, ...actions }: RouterRowProps) {
  const { t } = useTranslation("routing");
  const format = useFormat();
  const { nameOf, isLoaded } = useMembers();
  const { id, title, form_type, web_url, record_count, created_by, link } = router;
  const creator = nameOf(created_by) ?? (isLoaded ? t("routers.creatorGone") : "");
  const count = format.number(record_count);
  return (
    <Table.Row>
      <Table.Cell>
        <TextLink asChild fontWeight="medium">
          <Link to={`/routers/${id}`}>{title}</Link>
        </TextLink>
        <Text hideFrom="md" textStyle="xs" color="fg.muted">
          {t(`formType.${form_type}.label`)} · {t("routers.submissions", { count: record_count, number: count })}
        </Text>
        {web_url && (
          <Text textStyle="xs" color="fg.muted" truncate maxW={{ base: "40", md: "64" }}>
            {web_url}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell hideBelow="md" whiteSpace="nowrap">
        {t(`formType.${form_type}.label`)}
      </Table.Cell>
      <Table.Cell hideBelow="lg">
        <HStack gap="2">
          <MemberAvatar userId={created_by} name={creator} />
          <Text truncate>{creator}</Text>
        </HStack>
      </Table.Cell>
      <Table.Cell hideBelow="md" textAlign="end" fontVariantNumeric="tabular-nums">
        <TextLink asChild>
          <Link to={`/routers/${id}?step=submissions`}>
            <VisuallyHidden>{t("routers.submissionsOf", { title })}</VisuallyHidden> {count}
          </Link>
        </TextLink>
      </Table.Cell>
      <Table.Cell>
        <StatusSwitch router={router} />
      </Table.Cell>
      <Table.Cell>
        <HStack gap="1" justify="flex-end">
          {form_type === "custom" && (
            <HStack hideBelow="sm">
              <CopyLinkButton link={link} title={title} />
            </HStack>
          )}
          <RouterMenu router={router} {...actions} />
        </HStack>
      </Table.Cell>
    </Table.Row>
  );
}
