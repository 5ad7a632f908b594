import type { RouterBody } from "@dure/domain/routing/router/router";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { queryClient } from "../../lib/query-client";
import { randomId } from "../../lib/random-id";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { refusedProblems } from "../editor/refused-problems";
import { copiedRouter, hasMeetings, withoutRefused } from "./copied-router";
import { atRouter, usePutRouter } from "./router-queries";

/** Duplicates a router. The copy is inactive and belongs to the caller. */
export function useCopyRouter() {
  const { t } = useTranslation("routing");
  const errorText = useErrorText();
  const put = usePutRouter();
  /** Saves a copy, and retries without the refused parts. Resolves to true if the copy is complete. */
  const save = async (id: string, body: RouterBody): Promise<boolean> => {
    try {
      await put.mutateAsync({ ...atRouter(id), body });
      return true;
    } catch (error) {
      const problems = refusedProblems(error);
      if (problems.length === 0) throw error;
      await put.mutateAsync({ ...atRouter(id), body: withoutRefused(body, problems) });
      return false;
    }
  };
  return async (id: string): Promise<void> => {
    try {
      const router = await queryClient.fetchQuery(api.routing.getRouter.queryOptions({ input: atRouter(id) }));
      const body = copiedRouter(router, t("routers.copyTitle", { title: router.title }));
      const isWhole = await save(randomId(), body);
      const hints = [
        ...(hasMeetings(router) ? [t("routers.copiedHint")] : []),
        ...(isWhole ? [] : [t("routers.copiedPartly")]),
      ];
      notify.success({ title: t("routers.copied"), ...(hints.length > 0 && { description: hints.join(" ") }) });
    } catch (error) {
      notify.error({ title: errorText(error) });
    }
  };
}
