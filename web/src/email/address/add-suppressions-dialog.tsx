import { Button, chakra, Text, Textarea } from "@chakra-ui/react";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { guardOf } from "../../ui/draft/edit-guard";
import { FieldFrame } from "../../ui/form/field-frame";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { readAddresses } from "./read-addresses";
import { useAddSuppressions } from "./suppression-queries";

/** Takes addresses from what is pasted, or from a file. */
export function AddSuppressionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("email");
  const [text, setText] = useState("");
  const [file, setFile] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const add = useAddSuppressions();
  const emails = readAddresses(text);
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setText(await chosen.text());
    setFile(chosen.name);
  };
  const submit = () =>
    add.mutate(
      { emails, reason: file ? "import" : "manual", file },
      {
        onSuccess: (sum) => {
          const isWhole = sum.already + sum.invalid === 0;
          const title = t("suppression.added", sum);
          notify.success(isWhole ? { title } : { title, description: t("suppression.addedHint", sum) });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      guard={guardOf(text !== "", add.isSuccess)}
      title={t("suppression.addTitle")}
      submit={t("suppression.add")}
      busy={add.isPending}
      disabled={emails.length === 0}
      error={add.error}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      <FieldFrame label={t("suppression.addresses")} hint={t("suppression.addressesHint")}>
        <Textarea
          autoFocus
          rows={6}
          maxH="16rem"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFile("");
          }}
        />
      </FieldFrame>
      <Button variant="outline" alignSelf="start" onClick={() => input.current?.click()}>
        <FileUp size={16} aria-hidden />
        {t("suppression.file")}
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <Text role="status" color="fg.muted">
        {emails.length > 0 ? t("suppression.read", { count: emails.length }) : t("suppression.none")}
      </Text>
    </FormDialog>
  );
}
