import { Flex, Input } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asPersonName } from "../values/field-value";
import { nameOrder } from "../values/name-order";
import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";

/** A person's name; in Korean the family name comes first. */
export function NameEditor({ value, invalid, describedBy, autoFocus = true, onCommit, onCancel }: EditorProps) {
  const { t, i18n } = useTranslation("records");
  const [draft, setDraft] = useState(asPersonName(value) ?? { first_name: "", last_name: "" });
  const commit = (byKey: boolean) => {
    onCommit({ first_name: draft.first_name.trim(), last_name: draft.last_name.trim() }, byKey);
  };
  return (
    <EditorFrame onCommit={commit} onCancel={onCancel}>
      <Flex gap="1.5">
        {nameOrder(i18n.language).map((part, index) => (
          <Input
            key={part}
            autoFocus={autoFocus && index === 0}
            autoComplete="off"
            aria-label={t(`field.${part}`)}
            placeholder={t(`field.${part}`)}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            value={draft[part]}
            onChange={({ target }) => setDraft({ ...draft, [part]: target.value })}
          />
        ))}
      </Flex>
    </EditorFrame>
  );
}
