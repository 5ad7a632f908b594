import { Input } from "@chakra-ui/react";
import type { SlackChannel } from "@dure/domain/teams/slack";
import { Hash, Lock } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "../field/picker/choice";
import { Picker } from "../field/picker/picker";

/** A large workspace has thousands of channels; whoever sees none of theirs types more of its name. */
const MAX_SHOWN = 100;

type ChannelPickerProps = {
  /** A channel's id. */
  chosen: string | null;
  /** What the chosen channel is called if it is not among the channels; "" if it has no name then. */
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
      // Shows what is chosen, also when the form goes back to what is saved.
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
