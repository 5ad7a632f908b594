import type { CampaignContent } from "@dure/domain/email/campaign/campaign";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../../ui/form/select-input";
import { TextInput } from "../../../ui/form/text-input";
import { useSenderChoices } from "./use-sender-choices";

type Sender = Pick<CampaignContent, "sender_email" | "sender_name">;
type SenderFieldsProps = { draft: { content: Sender; set: (change: Partial<Sender>) => void } };

/** Who the mail comes from: one of the team's senders, or another address. */
export function SenderFields({ draft }: SenderFieldsProps) {
  const { t } = useTranslation("email");
  const { content, set } = draft;
  const senders = useSenderChoices();
  const chosen = senders.find(({ email }) => email === content.sender_email);
  const pick = (email: string) => {
    const sender = senders.find((one) => one.email === email);
    if (sender) set({ sender_email: sender.email, sender_name: sender.name });
  };
  return (
    <>
      {senders.length > 0 && (
        <SelectInput<string>
          label={t("campaigns.sender")}
          value={chosen?.email ?? ""}
          options={[
            { value: "", label: t("campaigns.otherSender") },
            ...senders.map(({ name, email }) => ({ value: email, label: `${name} <${email}>` })),
          ]}
          onChange={pick}
        />
      )}
      <TextInput
        label={t("campaigns.senderName")}
        required
        maxLength={100}
        value={content.sender_name}
        onChange={(sender_name) => set({ sender_name })}
      />
      <TextInput
        label={t("campaigns.senderEmail")}
        hint={t("campaigns.senderEmailHint")}
        type="email"
        inputMode="email"
        required
        maxLength={254}
        value={content.sender_email}
        onChange={(sender_email) => set({ sender_email })}
      />
    </>
  );
}
