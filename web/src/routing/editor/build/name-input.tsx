import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/form/text-input";

type NameInputProps = { name: string; others: readonly string[]; onChange: (name: string) => void };

/** The name that an answer is kept and routed by. The draft takes it once it is left, and only when it is free. */
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
