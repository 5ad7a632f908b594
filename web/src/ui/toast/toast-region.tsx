import { Portal, Spinner, Stack, Toast, Toaster } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { notify } from "./notify";

export function ToastRegion() {
  const { t } = useTranslation("ui");
  return (
    <Portal>
      <Toaster toaster={notify} aria-label={t("notices")} insetInline={{ mdDown: "4" }}>
        {(toast) => (
          <Toast.Root width={{ md: "sm" }} css={{ "&[data-type=success]": { bg: "green.700" } }}>
            {toast.type === "loading" ? <Spinner size="sm" /> : <Toast.Indicator />}
            <Stack gap="1" flex="1" maxWidth="100%">
              {toast.title && <Toast.Title>{toast.title}</Toast.Title>}
              {toast.description && <Toast.Description opacity="1">{toast.description}</Toast.Description>}
            </Stack>
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label={t("close")} />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
