import { Heading } from "@chakra-ui/react";
import { ChartColumn } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "../../ui/empty-state";
import { Page } from "../../ui/page";
import { useDocumentTitle } from "../../ui/use-document-title";
import { RawData } from "../report/raw-data";
import { readDrillDown } from "./drill-down-url";

/** The records behind a chart's value that no list can be filtered by: activities, and moves between stages. */
export function DrillDownPage() {
  const { t } = useTranslation("reports");
  const [params] = useSearchParams();
  const text = params.toString();
  const behind = useMemo(() => readDrillDown(new URLSearchParams(text)), [text]);
  const [columns, setColumns] = useState<string[]>([]);
  useDocumentTitle(t("report.behind.title"));
  return (
    <Page width="full">
      <Heading as="h1" textStyle="xl" mb="4">
        {t("report.behind.title")}
      </Heading>
      {behind ? (
        <RawData {...behind} columns={columns} onColumns={setColumns} />
      ) : (
        <EmptyState icon={ChartColumn} title={t("report.behind.unreadable")} />
      )}
    </Page>
  );
}
