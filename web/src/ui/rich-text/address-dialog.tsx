import { Button, Input } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { FieldFrame } from "../form/field-frame";
import { FormDialog } from "../form-dialog";

type AddressDialogProps = {
  title: string;
  label: string;
  hint?: string;
  submit: string;
  /** The error for an address that `isAllowed` refuses. */
  wrong: string;
  initial?: string;
  isAllowed: (address: string) => boolean;
  onApply: (address: string) => void;
  remove?: { label: string; onRemove: () => void } | undefined;
  onClose: () => void;
  /** Shown above the address. */
  children?: ReactNode;
};

/** Asks for the address of a link or a picture in a rich text. */
export function AddressDialog({ title, label, hint, submit, wrong, initial = "", ...props }: AddressDialogProps) {
  const { isAllowed, onApply, remove, onClose, children } = props;
  const [address, setAddress] = useState(initial);
  const [isWrong, setWrong] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog is inside the editor's form, so its events would bubble to it.
    event.stopPropagation();
    if (!isAllowed(address.trim())) return setWrong(true);
    onApply(address.trim());
    onClose();
  };
  return (
    <FormDialog title={title} submit={submit} busy={false} onSubmit={apply} onClose={onClose}>
      {children}
      <FieldFrame label={label} hint={hint} error={isWrong ? wrong : undefined}>
        <Input
          type="url"
          inputMode="url"
          placeholder="https://"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </FieldFrame>
      {remove && (
        <Button
          variant="ghost"
          justifySelf="start"
          onClick={() => {
            remove.onRemove();
            onClose();
          }}
        >
          {remove.label}
        </Button>
      )}
    </FormDialog>
  );
}
