import type { Provider } from "@dure/domain/teams/connection";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { client } from "../../lib/api";
import { openPopup, PopupError } from "../../lib/popup";
import { useErrorText } from "../../ui/use-error-text";
import { refreshConnections, TOKENS_VERSION } from "./calendar-queries";
import { GrantRefused, readGrant } from "./grant-answer";

const authUrl = async (provider: Provider, login_hint: string | undefined): Promise<string> => {
  const query = { provider, service: "calendar", version: TOKENS_VERSION } as const;
  return (await client.teams.getAuthUrl({ query: { ...query, ...(login_hint && { login_hint }) } })).url;
};

/**
 * Connects an account's calendars in a window of its own. Closing the window is no failure.
 * @param email the account to authorise again
 */
export function useConnect(provider: Provider, email?: string) {
  const { t } = useTranslation("scheduling");
  const errorText = useErrorText();
  const grant = useMutation({
    mutationFn: async (answer: Promise<unknown>) => readGrant(await answer),
    onSettled: refreshConnections,
  });

  const failureText = (error: unknown): string | undefined => {
    if (error instanceof PopupError) return error.code === "CLOSED" ? undefined : t(`popup.${error.code}`);
    if (error instanceof GrantRefused) return error.message || t("popup.refused");
    return errorText(error);
  };
  return {
    // The window is opened in the click's own turn: later the browser would block it.
    connect: () => grant.mutate(openPopup(authUrl(provider, email), [location.origin])),
    isConnecting: grant.isPending,
    failure: grant.error ? failureText(grant.error) : undefined,
  };
}
