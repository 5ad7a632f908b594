import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { isForced } from "../lib/session/forced-navigation";
import { ConfirmDialog } from "./confirm-dialog";
import { DraftNotice } from "./draft/draft-notice";
import type { EditGuard } from "./draft/edit-guard";

type UnsavedChangesGuardProps = {
  when: boolean;
  /** The guard of the page's form. If the form shows a restored draft, this says so; leaving removes the draft. */
  guard?: EditGuard;
  /** A message instead of the default one. */
  title?: string;
  description?: string;
};

/**
 * Confirms leaving a page with unsaved changes, on navigation and when the tab closes. The router asks only the last
 * blocker, so a form without changes registers none, which would hide that of another form on the page.
 */
export function UnsavedChangesGuard({ when, ...texts }: UnsavedChangesGuardProps) {
  return (
    <>
      <DraftNotice guard={texts.guard} />
      {when && <ActiveGuard {...texts} />}
    </>
  );
}

function ActiveGuard({ title, description, guard }: Omit<UnsavedChangesGuardProps, "when">) {
  const { t } = useTranslation("ui");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isForced(nextLocation),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={title ?? t("unsaved.title")}
      description={description ?? t("unsaved.description")}
      confirm={t("unsaved.leave")}
      cancel={t("unsaved.stay")}
      danger
      onConfirm={() => {
        guard?.discard();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
