import { Button, chakra } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { EditGuard } from "./draft/edit-guard";
import { FormError } from "./form-error";
import { Modal } from "./modal";

type FormDialogProps = {
  title: string;
  /** The action's name: "Rename", not "OK". */
  submit: string;
  danger?: boolean;
  busy: boolean;
  /** Disables the submit button. */
  disabled?: boolean;
  /** The error of a refused submit. */
  error?: unknown;
  /** A heading above the reason. */
  errorTitle?: string;
  children: ReactNode;
  /** The form's guard, which makes the dialog ask before it closes and keeps a draft. */
  guard?: EditGuard;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
};

/** A small form in a dialog with its error, and the buttons to submit and cancel. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, danger = false, busy, disabled = false, error, errorTitle, guard, children } = props;
  const { t } = useTranslation("ui");
  const id = useId();
  const cancel = () => {
    guard?.discard();
    props.onClose();
  };
  return (
    <Modal
      open
      title={title}
      size="sm"
      guard={guard}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={id} {...(danger && { colorPalette: "red" })} disabled={disabled} loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <chakra.form id={id} display="grid" gap="4" noValidate onSubmit={props.onSubmit}>
        {children}
        <FormError error={error} {...(errorTitle && { title: errorTitle })} />
      </chakra.form>
    </Modal>
  );
}
