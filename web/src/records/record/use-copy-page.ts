import { useTranslation } from "react-i18next";
import { runtime } from "../../lib/firebase/runtime";
import { linkInTeam } from "../../lib/team-address";
import { useTeam } from "../../teams/team/team-queries";
import { notify } from "../../ui/toast/notify";

type Page = { pathname: string; search?: string };

/** Copies a page's address, with the team's name, to the clipboard. If that fails, the address is shown. */
export function useCopyPage() {
  const { t } = useTranslation("records");
  const { teamSlug } = useTeam();
  return async ({ pathname, search = "" }: Page, done: string) => {
    const { protocol, host } = window.location;
    const link = linkInTeam(teamSlug, { protocol, host, pathname, search, hash: "" }, runtime().config.domain);
    try {
      await navigator.clipboard.writeText(link);
      notify.success({ title: done });
    } catch {
      notify.error({ title: t("detail.copyFailed"), description: link });
    }
  };
}
