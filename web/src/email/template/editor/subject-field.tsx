import { Flex, Input } from "@chakra-ui/react";
import { useRef } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import type { MailVariable } from "../../document/use-mail-variables";
import { VariableMenu } from "../../document/variable-menu";
import type { TemplateControl } from "./with-content";

type SubjectFieldProps = { control: TemplateControl; variables: readonly MailVariable[] };

/** The subject, with variables in their written form. */
export function SubjectField({ control, variables }: SubjectFieldProps) {
  const { t } = useTranslation("email");
  const { field, fieldState } = useController({ control, name: "subject" });
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = field.value.trim() === "";
  const put = (variable: string) => {
    const at = input.current?.selectionStart ?? field.value.length;
    field.onChange(`${field.value.slice(0, at)}{{${variable}}}${field.value.slice(at)}`);
  };
  return (
    <Flex direction="column">
      <FieldFrame
        label={t("editor.subject")}
        required
        error={fieldState.error && (isEmpty ? t("editor.subjectEmpty") : fieldState.error.message)}
      >
        <Input
          {...field}
          ref={(element) => {
            field.ref(element);
            input.current = element;
          }}
        />
      </FieldFrame>
      <Flex mt="1">
        <VariableMenu label={t("tool.subjectVariable")} variables={variables} onPick={put} />
      </Flex>
    </Flex>
  );
}
