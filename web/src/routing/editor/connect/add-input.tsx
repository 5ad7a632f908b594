import { Button, Flex } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/form/text-input";
import type { FormInput } from "../../form-inputs";

type AddInputProps = { taken: readonly string[]; onAdd: (input: FormInput) => void };

/** Adds an input that no scan finds, by its name on the website. */
export function AddInput({ taken, onAdd }: AddInputProps) {
  const { t } = useTranslation("routing");
  const [name, setName] = useState("");
  const wanted = name.trim();
  const isTaken = taken.includes(wanted);
  const add = () => {
    onAdd({ name: wanted, label: wanted, type: "shortText", options: [] });
    setName("");
  };
  return (
    <Flex gap="2" align="flex-end" maxW="md">
      <TextInput
        label={t("connect.addName")}
        error={isTaken ? t("build.nameTwice") : undefined}
        maxLength={100}
        value={name}
        onChange={setName}
      />
      <Button variant="outline" disabled={wanted === "" || isTaken} onClick={add}>
        <Plus aria-hidden />
        {t("connect.add")}
      </Button>
    </Flex>
  );
}
