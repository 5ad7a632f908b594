import { Flex, Input } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../../identity/user/user-queries";
import { asPhone } from "../values/field-value";
import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";

/** A phone number and its dial code; without a number there is no phone. */
export function PhoneEditor({ label, value, invalid, describedBy, autoFocus = true, onCommit, onCancel }: EditorProps) {
  const { t } = useTranslation("ui");
  const { dial_code } = useProfile();
  const [draft, setDraft] = useState(asPhone(value) ?? { dial_code, value: "" });
  const commit = (byKey: boolean) => onCommit(draft.value.trim() ? draft : null, byKey);
  return (
    <EditorFrame onCommit={commit} onCancel={onCancel}>
      <Flex gap="1.5">
        <Input
          w="16"
          flexShrink="0"
          inputMode="tel"
          aria-label={t("dialCode")}
          value={draft.dial_code}
          onChange={({ target }) => setDraft({ ...draft, dial_code: target.value.trim() })}
        />
        <Input
          type="tel"
          autoFocus={autoFocus}
          autoComplete="off"
          aria-label={label}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          value={draft.value}
          onChange={({ target }) => setDraft({ ...draft, value: target.value })}
        />
      </Flex>
    </EditorFrame>
  );
}
