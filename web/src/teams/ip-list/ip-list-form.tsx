import { Button, Code, chakra, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { type IpListView, MAX_IP_ROWS, SaveIpList } from "@dure/domain/teams/ip-list/ip-list";
import { Plus } from "lucide-react";
import { useController, useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Reauthentication } from "../../identity/second-factor/reauthentication";
import { useReauthentication } from "../../identity/second-factor/use-reauthentication";
import { useAuthErrorText } from "../../identity/session/use-auth-error-text";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { useSaveIpList } from "./ip-list-queries";
import { IpPasses } from "./ip-passes";
import { IpRowFields } from "./ip-row-fields";
import { IpSwitch } from "./ip-switch";
import { rowErrors } from "./row-errors";

/** Edits the list: a switch, its rows, and a button that adds the user's own address. */
export function IpListForm({ list: { is_on, rows, updated_at, current_ip, passes } }: { list: IpListView }) {
  const { t } = useTranslation(["teams", "ui"]);
  const authErrorText = useAuthErrorText();
  const { reauthenticate, ...dialogs } = useReauthentication();
  const values = { is_on, rows };
  const { control, handleSubmit, formState, saved, guard } = useZodForm(SaveIpList, { defaultValues: values, values });
  const { fields, append, remove } = useFieldArray({ control, name: "rows" });
  const isOn = useController({ control, name: "is_on" });
  const save = useSaveIpList(reauthenticate);
  const errors = rowErrors(save.error);
  const submit = handleSubmit((body) =>
    save.mutate(
      { body, based_on: updated_at },
      {
        onSuccess: () => {
          saved();
          notify.success({ title: t("ui:saved") });
        },
      },
    ),
  );
  const isFull = fields.length >= MAX_IP_ROWS;
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="4">
        <IpSwitch checked={isOn.field.value} onChange={isOn.field.onChange} />
        <Text color="fg.muted">
          {t("ipList.current")} <Code>{current_ip || t("ipList.unknown")}</Code>
        </Text>
        <IpPasses passes={passes} />
        <Stack as="ul" gap="3" listStyleType="none" aria-label={t("ipList.title")}>
          {fields.map(({ id }, at) => (
            <IpRowFields key={id} control={control} at={at} error={errors.get(at)} onRemove={() => remove(at)} />
          ))}
        </Stack>
        {fields.length === 0 && <Text color="fg.muted">{t("ipList.empty")}</Text>}
        <HStack wrap="wrap" gap="2">
          <Button variant="outline" disabled={isFull} onClick={() => append({ range: "", note: "" })}>
            <Plus size={16} aria-hidden />
            {t("ipList.add")}
          </Button>
          <Button
            variant="outline"
            disabled={isFull || !current_ip}
            onClick={() => append({ range: current_ip, note: t("ipList.myAddress") })}
          >
            {t("ipList.addMine")}
          </Button>
        </HStack>
        {errors.size === 0 && <FormError error={authErrorText(save.error)} />}
        <Flex justify="flex-end">
          <Button type="submit" disabled={!formState.isDirty} loading={save.isPending}>
            {t("ui:save")}
          </Button>
        </Flex>
      </Stack>
      <UnsavedChangesGuard guard={guard} when={formState.isDirty && !save.isPending} />
      <Reauthentication {...dialogs} />
    </chakra.form>
  );
}
