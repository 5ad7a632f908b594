import type { RouterItem } from "@dure/domain/routing/router/router";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { RowSwitch } from "../../ui/form/row-switch";
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
    <RowSwitch
      label={t("routers.statusOf", { title })}
      state={t(`status.${isOn ? "active" : "inactive"}`)}
      checked={isOn}
      disabled={isBusy}
      onChange={set}
    />
  );
}
