import { Input } from "@chakra-ui/react";
import type { SlackChannel } from "@dure/domain/teams/slack";
import { Hash, Lock } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "../field/picker/choice";
import { Picker } from "../field/picker/picker";

/** The most channels listed. A large workspace has thousands; typing more of a name finds the others. */
const MAX_SHOWN = 100;

type ChannelPickerProps = {
  /** A channel's id. */
  chosen: string | null;
  /** The name of a chosen channel that is not among the channels; "" if it is unknown. */
  goneName: string;
  label: string;
  channels: readonly SlackChannel[];
  disabled: boolean;
  onPick: (id: string | null) => void;
};

/** A channel found by its name; private ones have a lock. */
export function ChannelPicker({ chosen, goneName, label, channels, disabled, onPick }: ChannelPickerProps) {
  const { t } = useTranslation("records");
  const [search, setSearch] = useState("");
  const toChoice = ({ id, name, is_private }: SlackChannel): Choice => ({
    value: id,
    label: name,
    ...(is_private ? { icon: Lock, hint: t("channel.private") } : { icon: Hash }),
  });
  const known = channels.find(({ id }) => id === chosen);
  const value = known ? toChoice(known) : chosen ? { value: chosen, label: goneName || chosen } : null;
  if (disabled) return <Input value={value?.label ?? t("channel.none")} readOnly />;
  const wanted = search.replace(/^#\s*/, "").toLowerCase();
  return (
    <Picker
      // Mounts the picker again when the chosen channel changes, also when the form is reset.
      key={value?.label}
      value={value}
      choices={channels
        .filter(({ name }) => name.toLowerCase().includes(wanted))
        .slice(0, MAX_SHOWN)
        .map(toChoice)}
      label={label}
      placeholder={t("channel.search")}
      noMatch={t("channel.noMatch")}
      onSearch={setSearch}
      onPick={(choice) => onPick(choice?.value ?? null)}
    />
  );
}
