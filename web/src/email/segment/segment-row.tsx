import { Badge, HStack, Table, Text, Link as TextLink } from "@chakra-ui/react";
import type { SegmentView } from "@dure/domain/email/segment/segment";
import { Pencil, TextCursorInput, Trash2, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useMembers } from "../../records/member/member-queries";
import { ActionMenu } from "../../ui/action-menu";
import { useFormat } from "../../ui/use-format";

type SegmentRowProps = { segment: SegmentView; onRename: () => void; onDelete: () => void };

export function SegmentRow({ segment, onRename, onDelete }: SegmentRowProps) {
  const { t } = useTranslation("email");
  const navigate = useNavigate();
  const format = useFormat();
  const { nameOf } = useMembers();
  const { id, name, segment_type, record_count, is_broken } = segment;
  const changed = [nameOf(segment.updated_by), format.dateTime(segment.updated_at)];
  return (
    <Table.Row>
      <Table.Cell>
        <HStack gap="2" wrap="wrap">
          <TextLink asChild fontWeight="medium">
            <Link to={id}>{name}</Link>
          </TextLink>
          <Badge variant="surface">{t(`segments.type.${segment_type}`)}</Badge>
          {is_broken && (
            <Badge colorPalette="red">
              <TriangleAlert size={12} aria-hidden />
              {t("segments.broken")}
            </Badge>
          )}
        </HStack>
        <Text hideFrom="md" textStyle="xs" color="fg.muted">
          {changed.filter(Boolean).join(" · ")}
        </Text>
      </Table.Cell>
      <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
        {is_broken ? "–" : format.number(record_count)}
      </Table.Cell>
      <Table.Cell hideBelow="md">{nameOf(segment.updated_by)}</Table.Cell>
      <Table.Cell hideBelow="md" whiteSpace="nowrap" color="fg.muted">
        {format.dateTime(segment.updated_at)}
      </Table.Cell>
      <Table.Cell textAlign="end">
        <ActionMenu
          label={t("segments.actionsOf", { name })}
          actions={[
            { id: "open", label: t("segments.open"), icon: Pencil, onSelect: () => navigate(id) },
            { id: "rename", label: t("segments.rename"), icon: TextCursorInput, onSelect: onRename },
            { id: "delete", label: t("segments.delete"), icon: Trash2, danger: true, onSelect: onDelete },
          ]}
        />
      </Table.Cell>
    </Table.Row>
  );
}
