import { Box, Stack, useBreakpointValue } from "@chakra-ui/react";
import type { DashboardView } from "@dure/domain/reports/dashboard/dashboard";
import type { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";
import { type KeyboardEvent, useState } from "react";
import ReactGridLayout, { useContainerWidth } from "react-grid-layout";
import type { Layout } from "react-grid-layout/core";
import { useTranslation } from "react-i18next";
import { COLUMNS, moveByKey } from "./place-reports";
import { HANDLE, ReportCard } from "./report-card";
import { useLayout } from "./use-layout";

type ReportGridProps = { dashboard: DashboardView; filter: DashboardFilter; readOnly: boolean };

const ROW_PX = 64;
const GAP_PX = 12;

/** The charts of a dashboard on a grid; one below the other on a phone. */
export function ReportGrid(props: ReportGridProps) {
  const isNarrow = useBreakpointValue({ base: true, md: false }, { ssr: false });
  if (!isNarrow) return <WideGrid {...props} />;
  return (
    <Stack gap="3">
      {props.dashboard.reports.map((report) => (
        <Box key={report.id} h="72">
          <ReportCard report={report} filter={props.filter} readOnly={props.readOnly} />
        </Box>
      ))}
    </Stack>
  );
}

/** Reports are moved and resized with the pointer, or with the keys on a report's handle. */
function WideGrid({ dashboard, filter, readOnly }: ReportGridProps) {
  const { t } = useTranslation("reports");
  const { width, containerRef, mounted } = useContainerWidth();
  const { layout, change } = useLayout(dashboard);
  const [said, say] = useState("");
  const tell = (moved: Layout, id: string) => {
    const item = moved.find(({ i }) => i === id);
    const title = dashboard.reports.find((report) => report.id === id)?.title ?? "";
    if (item) say(t("dashboard.report.placed", { title, column: item.x + 1, row: item.y + 1, w: item.w, h: item.h }));
  };
  const press = (id: string) => (event: KeyboardEvent) => {
    const moved = moveByKey(layout, id, event);
    if (!moved) return;
    event.preventDefault();
    change(moved);
    tell(moved, id);
  };
  return (
    <Box ref={containerRef} css={GRID_STYLES}>
      {mounted && (
        <ReactGridLayout
          width={width}
          layout={layout}
          gridConfig={{ cols: COLUMNS, rowHeight: ROW_PX, margin: [GAP_PX, GAP_PX], containerPadding: [0, 0] }}
          dragConfig={{ enabled: !readOnly, handle: `.${HANDLE}` }}
          resizeConfig={{ enabled: !readOnly, handles: ["se"] }}
          onDragStop={(moved) => change(moved)}
          onResizeStop={(moved) => change(moved)}
        >
          {dashboard.reports.map((report) => (
            <div key={report.id}>
              <ReportCard report={report} filter={filter} readOnly={readOnly} onHandleKey={press(report.id)} />
            </div>
          ))}
        </ReactGridLayout>
      )}
      <Box role="status" srOnly>
        {said}
      </Box>
    </Box>
  );
}

/** Replaces the library's style sheet, whose colors don't come from the theme. */
const GRID_STYLES = {
  "& .react-grid-layout": { position: "relative", transition: "height 150ms" },
  "& .react-grid-item": { transition: "transform 150ms, width 150ms, height 150ms" },
  "& .react-grid-item.react-draggable-dragging, & .react-grid-item.resizing": { transition: "none", zIndex: "docked" },
  "& .react-grid-placeholder": { bg: "bg.emphasized", rounded: "l3" },
  "& .react-resizable-handle": {
    position: "absolute",
    insetEnd: "1",
    bottom: "1",
    boxSize: "4",
    cursor: "se-resize",
    borderEndWidth: "2px",
    borderBottomWidth: "2px",
    borderColor: "border.emphasized",
    borderEndEndRadius: "l1",
    opacity: 0,
  },
  "& .react-grid-item:hover .react-resizable-handle": { opacity: 1 },
  "@media (prefers-reduced-motion: reduce)": {
    "& .react-grid-layout, & .react-grid-item": { transition: "none" },
  },
};
