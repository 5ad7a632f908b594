import { Switch } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router/router";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useActivateRouter, useDeactivateRouter } from "./router-queries";

/** Activates or deactivates a router; an incomplete one cannot be activated, and the switch says why. */
export function StatusSwitch({ router: { id, title, status } }: { router: RouterItem }) {
  const { t } = useTranslation("routing");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const activate = useActivateRouter();
  const deactivate = useDeactivateRouter();
  const isBusy = activate.isPending || deactivate.isPending;
  const isOn = isBusy ? activate.isPending : status === "active";

  const set = (isActive: boolean) =>
    (isActive ? activate : deactivate).mutate(
      { params: { id } },
      {
        onSuccess: () => notify.success({ title: t(isActive ? "routers.activated" : "routers.deactivated") }),
        onError: (error) =>
          notify.error({
            title: errorText(error),
            action: { label: t("routers.edit"), onClick: () => navigate(`/routers/${id}`) },
          }),
      },
    );
  return (
    <Switch.Root size="sm" checked={isOn} disabled={isBusy} onCheckedChange={({ checked }) => set(checked)}>
      <Switch.HiddenInput aria-label={t("routers.statusOf", { title })} />
      <Switch.Control />
      <Switch.Label hideBelow="sm" whiteSpace="nowrap">
        {t(`status.${isOn ? "active" : "inactive"}`)}
      </Switch.Label>
    </Switch.Root>
  );
}
