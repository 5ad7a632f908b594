import { Box, Flex, IconButton, Input, Stack, Text } from "@chakra-ui/react";
import { isRecordValue } from "@dure/domain/records/filter/is-record-value";
import { MAX_COLUMNS } from "@dure/domain/records/view/view";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../../../ui/sortable/sortable-list";
import { SortableRow } from "../../../../ui/sortable/sortable-row";
import { useListedLabel } from "../../../filter/use-listed-label";
import type { ListState } from "../../../view/use-list-state";
import { firstSize } from "./columns";
import type { ColumnActions } from "./use-column-actions";

/** The most hidden fields listed; the others are found by typing. */
const HIDDEN_SHOWN = 100;

type ColumnsEditorProps = { list: ListState; columns: ColumnActions };

/** The columns in their order, moved by hand; below them every other field, those of companies and contacts too. */
export function ColumnsEditor({ list, columns }: ColumnsEditorProps) {
  const { t } = useTranslation("records");
  const label = useListedLabel();
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const shown = new Set(list.columns.map(({ id }) => id));
  const hidden = list.fields.all.filter(
    (field) => isRecordValue(field) && !shown.has(field.identifier) && label(field).toLowerCase().includes(wanted),
  );
  return (
    <Stack gap="3">
      <Input
        aria-label={t("columns.find")}
        placeholder={t("columns.find")}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {wanted === "" && (
        <SortableList
          label={t("columns.shown")}
          items={list.columns.map(({ id, field }) => ({ id, label: label(field) }))}
          onReorder={columns.order}
        >
          {(item) => (
            <SortableRow key={item.id} item={item}>
              {(handle) => (
                <Line label={item.label} before={handle}>
                  <IconButton
                    variant="ghost"
                    size="2xs"
                    aria-label={t("columns.hide", { label: item.label })}
                    disabled={list.columns.length === 1}
                    onClick={() => columns.hide(item.id)}
                  >
                    <Eye />
                  </IconButton>
                </Line>
              )}
            </SortableRow>
          )}
        </SortableList>
      )}
      <Stack as="ul" aria-label={t("columns.hidden")} listStyleType="none" gap="1px">
        {hidden.slice(0, HIDDEN_SHOWN).map((field) => (
          <li key={field.identifier}>
            <Line label={label(field)}>
              <IconButton
                variant="ghost"
                size="2xs"
                aria-label={t("columns.show", { label: label(field) })}
                disabled={list.columns.length >= MAX_COLUMNS}
                onClick={() => columns.show({ id: field.identifier, size: firstSize(field) })}
              >
                <EyeOff />
              </IconButton>
            </Line>
          </li>
        ))}
      </Stack>
      {hidden.length > HIDDEN_SHOWN && (
        <Text textStyle="xs" color="fg.muted">
          {t("columns.more", { count: hidden.length - HIDDEN_SHOWN })}
        </Text>
      )}
    </Stack>
  );
}

type LineProps = { label: string; before?: React.ReactNode; children: React.ReactNode };

const Line = ({ label, before, children }: LineProps) => (
  <Flex align="center" gap="1.5" minH="8">
    {before}
    <Box flex="1" minW="0" truncate>
      {label}
    </Box>
    {children}
  </Flex>
);
