import type { Scope } from "@dure/domain/shared/caller/scope";
import { MemberRole } from "@dure/domain/shared/caller/user";
import { type ApiKeyView, CreateApiKey } from "@dure/domain/teams/api-key";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Reauthentication } from "../../identity/second-factor/reauthentication";
import { useReauthentication } from "../../identity/second-factor/use-reauthentication";
import { useAuthErrorText } from "../../identity/session/use-auth-error-text";
import { SelectField } from "../../ui/form/select-field";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { useCreateApiKey } from "./api-key-queries";
import { ScopesField } from "./scopes-field";

const LIVES = ["30", "90", "365", "none"] as const;
const DAY_MS = 86_400_000;

const NewKey = CreateApiKey.pick({ name: true, scopes: true }).extend({
  role: MemberRole,
  life: z.enum(LIVES),
});
type NewKey = z.infer<typeof NewKey>;

const NO_SCOPES: Scope[] = [];

type CreateKeyDialogProps = { onCreated: (key: ApiKeyView) => void; onClose: () => void };

export function CreateKeyDialog({ onCreated, onClose }: CreateKeyDialogProps) {
  const { t } = useTranslation("teams");
  const { reauthenticate, ...dialogs } = useReauthentication();
  const authErrorText = useAuthErrorText();
  const create = useCreateApiKey(reauthenticate);
  const { control, handleSubmit, guard } = useZodForm(NewKey, {
    defaultValues: { name: "", scopes: NO_SCOPES, role: "MEMBER", life: "90" },
  });
  const submit = ({ life, ...body }: NewKey) =>
    create.mutate({ body: { ...body, expires_at: endOf(life) } }, { onSuccess: onCreated });
  return (
    <>
      {" "}
      <FormDialog
        guard={guard}
        title={t("apiKeys.create")}
        submit={t("apiKeys.create")}
        busy={create.isPending}
        error={authErrorText(create.error)}
        onSubmit={handleSubmit(submit)}
        onClose={onClose}
      >
        <TextField
          control={control}
          name="name"
          label={t("apiKeys.name")}
          placeholder={t("apiKeys.namePlaceholder")}
          autoComplete="off"
          required
        />
        <ScopesField control={control} name="scopes" label={t("apiKeys.scopes")} />
        <SelectField
          control={control}
          name="role"
          label={t("apiKeys.role")}
          hint={t("apiKeys.roleHint")}
          options={MemberRole.options.map((value) => ({ value, label: t(`members.role.${value}`) })).reverse()}
        />
        <SelectField
          control={control}
          name="life"
          label={t("apiKeys.expiry")}
          hint={t("apiKeys.expiryHint")}
          options={LIVES.map((value) => ({ value, label: t(`apiKeys.life.${value}`) }))}
        />
      </FormDialog>
      <Reauthentication {...dialogs} />
    </>
  );
}

const endOf = (life: NewKey["life"]): string | null =>
  life === "none" ? null : new Date(Date.now() + Number(life) * DAY_MS).toISOString();
