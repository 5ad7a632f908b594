import { Button, Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import { MAX_TEST_RECIPIENTS, type MailContent, TestRecipient } from "@dure/domain/email/template/template";
import { Plus, X } from "lucide-react";
import type { FormEvent } from "react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useProfile } from "../../identity/user/user-queries";
import { TextField } from "../../ui/form/text-field";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { useSendTestMail } from "./template-queries";

const TestForm = z.object({ recipients: z.array(TestRecipient).min(1).max(MAX_TEST_RECIPIENTS) });
const NOBODY = { email: "", name: "", company: "" };

/** Asks for the recipients of a test mail; the user's own address is the default. */
export function TestMailDialog({ property, onClose }: { property: MailContent; onClose: () => void }) {
  const { t } = useTranslation("email");
  const { email, display_name: name } = useProfile();
  const send = useSendTestMail();
  const { control, handleSubmit } = useZodForm(TestForm, {
    defaultValues: { recipients: [{ ...NOBODY, email, name }] },
  });
  const { fields, append, remove } = useFieldArray({ control, name: "recipients", keyName: "key" });
  const submit = handleSubmit(({ recipients }) =>
    send.mutate(
      { body: { recipients, property } },
      {
        onSuccess: () => {
          notify.success({ title: t("test.sent") });
          onClose();
        },
      },
    ),
  );
  const submitAlone = (event: FormEvent) => {
    // In React's tree the dialog is inside the template's form, so its events would bubble to it.
    event.stopPropagation();
    return submit(event);
  };
  return (
    <FormDialog
      title={t("test.title")}
      submit={t("test.send")}
      busy={send.isPending}
      error={send.error}
      onSubmit={submitAlone}
      onClose={onClose}
    >
      <Text color="fg.muted">{t("test.hint", { max: MAX_TEST_RECIPIENTS })}</Text>
      <Stack as="ul" listStyleType="none" gap="4">
        {fields.map(({ key }, index) => {
          const title = t("test.number", { number: index + 1 });
          return (
            <Stack as="li" key={key} gap="2" role="group" aria-label={title}>
              <Flex justify="space-between" align="center">
                <Text fontWeight="medium">{title}</Text>
                {fields.length > 1 && (
                  <IconButton
                    variant="ghost"
                    size="xs"
                    aria-label={t("test.remove", { title })}
                    onClick={() => remove(index)}
                  >
                    <X />
                  </IconButton>
                )}
              </Flex>
              <TextField
                control={control}
                name={`recipients.${index}.email`}
                label={t("test.email")}
                type="email"
                required
              />
              <Flex gap="2">
                <TextField control={control} name={`recipients.${index}.name`} label={t("test.name")} />
                <TextField control={control} name={`recipients.${index}.company`} label={t("test.company")} />
              </Flex>
            </Stack>
          );
        })}
      </Stack>
      {fields.length < MAX_TEST_RECIPIENTS && (
        <Button variant="outline" justifySelf="start" onClick={() => append(NOBODY)}>
          <Plus aria-hidden />
          {t("test.add")}
        </Button>
      )}
    </FormDialog>
  );
}
