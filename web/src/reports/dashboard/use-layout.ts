import type { DashboardView } from "@dure/domain/reports/dashboard/dashboard";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Layout } from "react-grid-layout/core";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useArrangeDashboard } from "./dashboard-queries";
import { placeReports, toSettings } from "./place-reports";

/** Debounces the save, so that several key presses are saved together. */
const SAVE_AFTER_MS = 500;

/**
 * The layout of a dashboard's reports. A change shows at once (optimistically) and is saved with a delay, or when the
 * page is left.
 */
export function useLayout({ id, reports }: DashboardView) {
  const placed = useMemo(() => placeReports(reports), [reports]);
  const [draft, setDraft] = useState<Layout>();
  const unsaved = useRef<Layout>(undefined);
  const errorText = useErrorText();
  const { mutateAsync } = useArrangeDashboard();

  const save = async () => {
    const layout = unsaved.current;
    if (!layout) return;
    unsaved.current = undefined;
    try {
      await mutateAsync({ params: { id }, body: { settings: toSettings(layout) } });
    } catch (error) {
      notify.error({ title: errorText(error) });
    }
    setDraft((current) => (current === layout ? undefined : current));
  };
  const saveNow = useRef(save);
  useEffect(() => {
    saveNow.current = save;
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => void saveNow.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => void saveNow.current(), []);

  const change = (layout: Layout) => {
    unsaved.current = layout;
    setDraft(layout);
  };
  return { layout: draft ?? placed, change };
}
