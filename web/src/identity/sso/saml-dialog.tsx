import { SamlBody, type SamlView } from "@dure/domain/identity/saml/saml";
import { useTranslation } from "react-i18next";
import { TextAreaField } from "../../ui/form/text-area-field";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { Reauthentication } from "../second-factor/reauthentication";
import { useReauthentication } from "../second-factor/use-reauthentication";
import { useAuthErrorText } from "../session/use-auth-error-text";
import { useSaveSaml } from "./sso-queries";

const SamlFields = SamlBody.omit({ activated: true });

/** Adds or changes an identity provider. */
export function SamlDialog({ saml, onClose }: { saml: SamlView | undefined; onClose: () => void }) {
  const { t } = useTranslation(["identity", "ui"]);
  const authErrorText = useAuthErrorText();
  const { reauthenticate, ...dialogs } = useReauthentication();
  const save = useSaveSaml(reauthenticate);
  const { control, handleSubmit, guard } = useZodForm(SamlFields, {
    draft: false,
    defaultValues: {
      name: saml?.name ?? "",
      entity_id: saml?.entity_id ?? "",
      sso_url: saml?.sso_url ?? "",
      cert: saml?.cert ?? "",
    },
  });
  const submit = handleSubmit((fields) =>
    save.mutate(
      { id: saml?.id, body: { ...fields, activated: saml?.activated ?? false } },
      {
        onSuccess: () => {
          notify.success({ title: t("ui:saved") });
          onClose();
        },
      },
    ),
  );
  return (
    <>
      <FormDialog
        guard={guard}
        title={t(saml ? "sso.editTitle" : "sso.addTitle")}
        submit={t("ui:save")}
        busy={save.isPending}
        error={authErrorText(save.error)}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField control={control} name="name" label={t("sso.name")} hint={t("sso.nameHint")} required autoFocus />
        <TextField control={control} name="entity_id" label={t("sso.entityId")} autoComplete="off" required />
        <TextField
          control={control}
          name="sso_url"
          label={t("sso.ssoUrl")}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          required
        />
        <TextAreaField
          control={control}
          name="cert"
          label={t("sso.cert")}
          hint={t("sso.certHint")}
          rows={5}
          placeholder="-----BEGIN CERTIFICATE-----"
          required
        />
      </FormDialog>
      <Reauthentication {...dialogs} />
    </>
  );
}
