import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { queryClient } from "../../lib/query-client";
import { randomId } from "../../lib/random-id";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { copiedRouter, hasMeetings } from "./copied-router";
import { atRouter, usePutRouter } from "./router-queries";

/** Duplicates a router as an inactive one of the caller. */
export function useCopyRouter() {
  const { t } = useTranslation("routing");
  const errorText = useErrorText();
  const put = usePutRouter();
  return async (id: string): Promise<void> => {
    try {
      const router = await queryClient.fetchQuery(api.routing.getRouter.queryOptions({ input: atRouter(id) }));
      const body = copiedRouter(router, t("routers.copyTitle", { title: router.title }));
      await put.mutateAsync({ ...atRouter(randomId()), body });
      notify.success({
        title: t("routers.copied"),
        ...(hasMeetings(router) && { description: t("routers.copiedHint") }),
      });
    } catch (error) {
      notify.error({ title: errorText(error) });
    }
  };
}
