import { Alert, Button } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import type { RouterDraft } from "@dure/domain/routing/router/router-draft";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../records/member/member-queries";
import { DraftNotice } from "./draft-notice";
import { newestVersion, type useDraft } from "./use-draft";

type EditorNoticesProps = { router: RouterView; saved: RouterDraft | null; editing: ReturnType<typeof useDraft> };

/** Notices about other versions: a colleague's newer version, and the published one. */
export function EditorNotices({ router, saved, editing }: EditorNoticesProps) {
  const { by } = newestVersion(router, saved);
  return (
    <>
      {editing.isOvertaken && <OvertakenNotice updatedBy={by} onLoad={() => editing.load()} />}
      {saved && <DraftNotice router={router} onDiscarded={() => editing.load(newestVersion(router, null))} />}
    </>
  );
}

/** Warns that a colleague saved the router after this draft was loaded. */
function OvertakenNotice({ updatedBy, onLoad }: { updatedBy: string; onLoad: () => void }) {
  const { t } = useTranslation("routing");
  const name = useMembers().nameOf(updatedBy) ?? t("editor.changed.somebody");
  return (
    <Alert.Root status="warning" size="sm" role="status" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1" minW="48">
        <Alert.Title>{t("editor.changed.title", { name })}</Alert.Title>
        <Alert.Description>{t("editor.changed.description")}</Alert.Description>
      </Alert.Content>
      <Button size="xs" variant="outline" onClick={onLoad}>
        {t("editor.changed.load")}
      </Button>
    </Alert.Root>
  );
}
