import { chakra, Stack } from "@chakra-ui/react";
import type { FormEventHandler, ReactNode } from "react";
import type { EditGuard } from "../../ui/draft/edit-guard";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";

type SettingsFormProps = {
  guard: EditGuard;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** A form of the e-mail settings, which asks before what was typed is left behind. */
export function SettingsForm({ guard, isDirty, isSaving, onSubmit, children }: SettingsFormProps) {
  return (
    <chakra.form noValidate onSubmit={onSubmit}>
      <Stack gap="4">{children}</Stack>
      <UnsavedChangesGuard guard={guard} when={isDirty && !isSaving} />
    </chakra.form>
  );
}
