import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/form/text-input";

type NameInputProps = { name: string; others: readonly string[]; onChange: (name: string) => void };

/** The name under which an answer is stored and routed. On blur, the draft gets it if no other question has it. */
export function NameInput({ name, others, onChange }: NameInputProps) {
  const { t } = useTranslation("routing");
  const [typed, setTyped] = useState<string>();
  const text = (typed ?? name).trim();
  const error = text === "" ? "build.nameRequired" : others.includes(text) && "build.nameTwice";
  const leave = () => {
    if (!error) onChange(text);
    setTyped(undefined);
  };
  return (
    <TextInput
      required
      label={t("build.name")}
      hint={t("build.nameHint")}
      error={error ? t(error) : undefined}
      maxLength={100}
      value={typed ?? name}
      onChange={setTyped}
      onBlur={leave}
    />
  );
}
