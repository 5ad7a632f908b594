import { Box, chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { previewHtml } from "../document/preview-html";
import { markClicks } from "./mark-clicks";
import { useLinkRows, useSentHtml } from "./report-queries";
import { ReportSection } from "./report-section";

/** The mail with the number of people beside each clicked link, in a frame without scripts and navigation. */
export function ClickMap({ id }: { id: string }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const html = useSentHtml(id).data ?? "";
  const rows = useLinkRows(id).data?.pages.flatMap(({ data }) => data) ?? [];
  if (rows.length === 0 || html === "") return null;
  const people = new Map(rows.map(({ clicked_url, click_count }) => [clicked_url, format.number(click_count)]));
  return (
    <ReportSection title={t("report.clickMap.title")} description={t("report.clickMap.description")}>
      <Box borderWidth="1px" rounded="l3" overflow="hidden">
        <chakra.iframe
          title={t("report.clickMap.title")}
          sandbox=""
          srcDoc={markClicks(previewHtml(html, false), people)}
          w="full"
          h="lg"
          bg="white"
          display="block"
        />
      </Box>
    </ReportSection>
  );
}
