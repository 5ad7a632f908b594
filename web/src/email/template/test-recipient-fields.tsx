import { Button, Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import { MAX_TEST_RECIPIENTS, TestRecipient } from "@dure/domain/email/template/template";
import { Plus, X } from "lucide-react";
import { type Control, useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TextField } from "../../ui/form/text-field";

export const TestForm = z.object({ recipients: z.array(TestRecipient).min(1).max(MAX_TEST_RECIPIENTS) });
export const NOBODY = { email: "", name: "", company: "" };

type TestRecipientFieldsProps = { control: Control<z.input<typeof TestForm>, unknown, z.output<typeof TestForm>> };

/** The recipients of a test mail, each with the name and company that the mail greets them by. */
export function TestRecipientFields({ control }: TestRecipientFieldsProps) {
  const { t } = useTranslation("email");
  const { fields, append, remove } = useFieldArray({ control, name: "recipients", keyName: "key" });
  return (
    <>
      <Text color="fg.muted">{t("test.hint", { max: MAX_TEST_RECIPIENTS })}</Text>
      <Stack gap="4">
        {fields.map(({ key }, index) => {
          const title = t("test.number", { number: index + 1 });
          return (
            <Stack key={key} gap="2" role="group" aria-label={title}>
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
    </>
  );
}
