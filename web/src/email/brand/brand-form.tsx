import { Alert, Button, chakra, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import { Brand, DEFAULT_BRAND } from "@dure/domain/email/brand/brand";
import { FONT_IDS, type Font } from "@dure/domain/email/brand/font";
import { isFaint } from "@dure/domain/email/brand/is-faint";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { ColorInput } from "../../ui/form/color-input";
import { SelectInput } from "../../ui/form/select-input";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { useSetBrand } from "../document/brand-queries";
import { BrandPreview } from "./brand-preview";
import { LogoField } from "./logo-field";

/** The brand's fields beside a mail that looks like it. Members see it, admins change it. */
export function BrandForm({ saved }: { saved: Brand }) {
  const { t } = useTranslation(["email", "ui"]);
  const isAdmin = useIsAdmin();
  const save = useSetBrand();
  const form = useZodForm(Brand, { defaultValues: saved, values: saved });
  const { control, handleSubmit, formState, watch } = form;
  const logo = useController({ control, name: "logo" }).field;
  const primary = useController({ control, name: "primary_color" }).field;
  const background = useController({ control, name: "background_color" }).field;
  const font = useController({ control, name: "font" }).field;
  const submit = handleSubmit((body) =>
    save.mutate(
      { body },
      {
        onSuccess: () => {
          form.saved();
          notify.success({ title: t("ui:saved") });
        },
      },
    ),
  );
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) minmax(0, 30rem)" }}
        gap="6"
        alignItems="start"
      >
        <chakra.fieldset disabled={!isAdmin} minW="0">
          <Stack gap="4">
            <LogoField value={logo.value} onChange={logo.onChange} />
            <ColorInput
              label={t("email:brand.primary")}
              value={primary.value}
              initial={DEFAULT_BRAND.primary_color}
              onChange={primary.onChange}
              onInvalid={primary.onChange}
            />
            {isFaint(primary.value) && (
              <Alert.Root status="warning" size="sm" role="status">
                <Alert.Indicator />
                <Alert.Title fontWeight="normal">{t("email:brand.faint")}</Alert.Title>
              </Alert.Root>
            )}
            <ColorInput
              label={t("email:brand.background")}
              value={background.value}
              initial={DEFAULT_BRAND.background_color}
              onChange={background.onChange}
              onInvalid={background.onChange}
            />
            <SelectInput<Font>
              label={t("email:brand.font")}
              value={font.value}
              options={FONT_IDS.map((id) => ({ value: id, label: t(`email:brand.fonts.${id}`) }))}
              onChange={font.onChange}
            />
            <FormError error={save.error} />
            {isAdmin ? (
              <Flex justify="flex-end">
                <Button type="submit" disabled={!formState.isDirty} loading={save.isPending}>
                  {t("ui:save")}
                </Button>
              </Flex>
            ) : (
              <Text color="fg.muted">{t("email:brand.adminOnly")}</Text>
            )}
          </Stack>
        </chakra.fieldset>
        <BrandPreview brand={watch()} />
      </Grid>
      <UnsavedChangesGuard guard={form.guard} when={formState.isDirty && !save.isPending} />
    </chakra.form>
  );
}
