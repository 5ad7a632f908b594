import { Alert, Box, Button, HStack, Text, Textarea } from "@chakra-ui/react";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { MAX_TABLE_ROWS, tableProblem } from "@dure/domain/records/import/table-limits";
import { importTexts } from "@dure/domain/records/import/texts";
import type { Text as InBoth } from "@dure/domain/shared/text";
import { FileSpreadsheet } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DropArea } from "../../file/drop-area";
import { DealTypeSwitch } from "../../pipeline/deal-type-switch";
import { parseTable } from "../grid/parse-table";
import { FILE_TYPES, readFile } from "../grid/read-file";
import { usePasteAnywhere } from "../grid/use-paste-anywhere";
import { ImportHistory } from "../history/import-history";
import type { ImportTarget } from "../import-queries";
import type { ImportDraft } from "../use-import-draft";
import { StepFrame } from "./step-frame";
import { TemplateButton } from "./template-button";
import { useDomainText } from "./use-domain-text";

type UploadStepProps = {
  target: ImportTarget;
  state: ImportDraft;
  fields: readonly ImportField[];
  onDealType: (id: string) => void;
};

/** Takes a table: pasted anywhere on the page, or dropped as a file. */
export function UploadStep({ target, state, fields, onDealType }: UploadStepProps) {
  const { t, i18n } = useTranslation("records");
  const inLanguage = useDomainText();
  const { table } = state.draft;
  const [problem, setProblem] = useState<InBoth>();
  const file = useRef<HTMLInputElement>(null);
  const take = (rows: string[][], name = "") => {
    const found = tableProblem(rows, target.entityId, MAX_TABLE_ROWS);
    setProblem(found);
    state.change({ table: found ? [] : rows, file: name });
  };
  const takeFile = ([first]: readonly File[]) => {
    if (first)
      readFile(first, i18n.language === "en" ? "en" : "ko").then(
        (rows) => take(rows, first.name.slice(0, 200)),
        () => setProblem(importTexts.unreadableFile),
      );
  };
  usePasteAnywhere((text) => take(parseTable(text)));
  const [header = [], ...rows] = table;

  return (
    <StepFrame
      footer={
        <>
          <Text textStyle="sm" color="fg.muted" role="status">
            {table.length > 0 && t("import.size", { rows: rows.length, columns: header.length })}
            {table.length > 0 && target.recordTypeId === "" && ` · ${t("import.needsDealType")}`}
          </Text>
          <Button
            disabled={table.length === 0 || target.recordTypeId === ""}
            onClick={() => state.change({ step: "mapping", chosen: [], rows, found: [] })}
          >
            {t("import.next")}
          </Button>
        </>
      }
    >
      {target.entityId === "deal" && (
        <HStack mb="3">
          <Text textStyle="sm">{t("pipeline.type")}</Text>
          <DealTypeSwitch value={target.recordTypeId} onChange={onDealType} />
        </HStack>
      )}
      <DropArea label={t("import.drop")} onDrop={takeFile}>
        <Box borderWidth="1px" borderStyle="dashed" rounded="l3" p={{ base: "4", md: "6" }} bg="bg.subtle">
          <Text fontWeight="medium">{t("import.paste")}</Text>
          <Text textStyle="sm" color="fg.muted" mb="3">
            {t("import.pasteHint")}
          </Text>
          <Textarea
            aria-label={t("import.paste")}
            placeholder={t("import.pasteHere")}
            rows={4}
            bg="bg"
            value=""
            onChange={({ target: { value } }) => value.trim() !== "" && take(parseTable(value))}
          />
          <HStack mt="3" gap="2" wrap="wrap">
            <Button variant="outline" onClick={() => file.current?.click()}>
              <FileSpreadsheet aria-hidden />
              {t("import.chooseFile")}
            </Button>
            <TemplateButton entity={target.entityId} fields={fields} />
            <Text textStyle="xs" color="fg.muted">
              {t("import.limits")}
            </Text>
          </HStack>
          <input
            ref={file}
            type="file"
            accept={FILE_TYPES}
            hidden
            aria-label={t("import.chooseFile")}
            onChange={({ target: input }) => {
              takeFile([...(input.files ?? [])]);
              input.value = "";
            }}
          />
        </Box>
      </DropArea>
      {problem && (
        <Alert.Root status="error" size="sm" mt="3" role="alert">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">{inLanguage(problem)}</Alert.Title>
        </Alert.Root>
      )}
      {table.length > 0 && <TableSample header={header} rows={rows.slice(0, 5)} />}
      <ImportHistory />
    </StepFrame>
  );
}

/** The first rows of the table, to show how it was parsed. */
function TableSample({ header, rows }: { header: readonly string[]; rows: readonly (readonly string[])[] }) {
  const { t } = useTranslation("records");
  return (
    <Box
      mt="3"
      // Keeps the height of the rows: in a flex column, a box that scrolls sideways would shrink.
      flexShrink="0"
      overflowX="auto"
      borderWidth="1px"
      rounded="l2"
      tabIndex={0}
      role="region"
      aria-label={t("import.sample")}
      css={{
        "& th, & td": {
          px: "2",
          py: "1",
          textAlign: "start",
          whiteSpace: "nowrap",
          borderBottomWidth: "1px",
          textStyle: "sm",
        },
        "& td": { maxW: "14rem", overflow: "hidden", textOverflow: "ellipsis" },
      }}
    >
      <table>
        <thead>
          <tr>
            {header.map((label, column) => (
              <th key={column}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
