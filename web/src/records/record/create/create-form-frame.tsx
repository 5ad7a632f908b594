import { Button, chakra, Drawer, Stack } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { DraftNotice } from "../../../ui/draft/draft-notice";
import type { EditGuard } from "../../../ui/draft/edit-guard";
import { FormError } from "../../../ui/form-error";
import type { RegistryCompany } from "../../registry/use-registry-search";

/** What each form of the drawer takes. */
export type CreateFormProps = {
  /** The deal type that a deal begins with; "" for the first one. */
  dealType: string;
  /** The stage that a deal begins at; "" for the first one. */
  stageId: string;
  /** What a company or a contact is called, as far as it is known. */
  name: string;
  /** The company of the registry that a new company is. */
  company?: RegistryCompany | undefined;
  onCreated: (record: RecordView) => void;
  onCancel: () => void;
};

type CreateFormFrameProps = {
  children: ReactNode;
  guard: EditGuard;
  error: unknown;
  busy: boolean;
  /** Shown above the buttons, and visible however far the fields are scrolled. */
  hint: ReactNode;
  onSubmit: (event: FormEvent) => unknown;
  onCancel: () => void;
};

/** The fields of a new record above the buttons that end it. */
export function CreateFormFrame({ children, guard, error, busy, hint, onSubmit, onCancel }: CreateFormFrameProps) {
  const { t } = useTranslation(["records", "ui"]);
  const id = useId();
  const cancel = () => {
    guard.discard();
    onCancel();
  };
  return (
    <>
      <Drawer.Body py="4">
        <DraftNotice guard={guard} />
        <chakra.form id={id} display="grid" gap="4" noValidate onSubmit={(event) => void onSubmit(event)}>
          {children}
        </chakra.form>
      </Drawer.Body>
      <Drawer.Footer borderTopWidth="1px" flexDirection="column" alignItems="stretch" py="3">
        {hint}
        <FormError error={error} title={t("records:create.failed")} />
        <Stack direction="row" justify="flex-end">
          <Button variant="outline" onClick={cancel}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" form={id} loading={busy}>
            {t("records:create.submit")}
          </Button>
        </Stack>
      </Drawer.Footer>
    </>
  );
}
