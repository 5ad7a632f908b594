import { useTranslation } from "react-i18next";
import { openPopup, PopupError } from "../../lib/popup";
import { useMutation } from "../../lib/use-mutation";
import { useErrorText } from "../../ui/use-error-text";
import { GrantRefused, readGrant } from "./grant-answer";

/**
 * Requests a grant in a popup. Closing the popup is no error.
 * @param authUrl requests the address of the provider's page
 * @param onSettled called after the popup's result, whatever it is
 * @param onGranted called when the user has given it
 */
export function useGrant(authUrl: () => Promise<string>, onSettled: () => Promise<unknown>, onGranted?: () => void) {
  const { t } = useTranslation("scheduling");
  const errorText = useErrorText();
  const grant = useMutation({
    mutationFn: async (answer: Promise<unknown>) => readGrant(await answer),
    onSuccess: () => onGranted?.(),
    onSettled,
  });

  const failureText = (error: unknown): string | undefined => {
    if (error instanceof PopupError) return error.code === "CLOSED" ? undefined : t(`popup.${error.code}`);
    if (error instanceof GrantRefused) return error.message || t("popup.refused");
    return errorText(error);
  };
  return {
    // The popup opens synchronously in the click handler, or the browser blocks it.
    connect: () => grant.mutate(openPopup(authUrl(), [location.origin])),
    isConnecting: grant.isPending,
    failure: grant.error ? failureText(grant.error) : undefined,
  };
}
