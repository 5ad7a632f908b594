import { Flex, Input } from "@chakra-ui/react";
import type { MeetingVariable } from "@dure/domain/email/variable/variable";
import { useRef } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { VariableMenu } from "./variable-menu";
import type { TemplateControl } from "./with-content";

/** The subject, with variables in their written form. */
export function SubjectField({ control }: { control: TemplateControl }) {
  const { t } = useTranslation("email");
  const { field, fieldState } = useController({ control, name: "subject" });
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = field.value.trim() === "";
  const put = (variable: MeetingVariable) => {
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
        <VariableMenu label={t("tool.subjectVariable")} onPick={put} />
      </Flex>
    </Flex>
  );
}
