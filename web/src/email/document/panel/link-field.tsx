import { isLinkTarget } from "@dure/domain/email/document/document-values";
import { LINK_VARIABLES } from "@dure/domain/email/variable/variable";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../../ui/form/select-input";
import { TextInput } from "../../../ui/form/text-input";

const KINDS = ["url", "reschedule_link", "unsubscribe_link", "preferences_link"] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (href: string): Kind => KINDS.find((kind) => href === `{{${kind}}}`) ?? "url";

type LinkFieldProps = { href: string; onChange: (href: string) => void };

/** The target of a link: an address, or a page of the product that is personal to each recipient. */
export function LinkField({ href, onChange }: LinkFieldProps) {
  const { t } = useTranslation("email");
  const [typed, setTyped] = useState(kindOf(href) === "url" ? href : "");
  const isWrong = typed !== "" && !isLinkTarget(typed);
  const kind = kindOf(href);
  return (
    <>
      <SelectInput<Kind>
        label={t("link.kind")}
        value={kind}
        options={KINDS.filter((one) => one === "url" || LINK_VARIABLES.includes(one)).map((one) => ({
          value: one,
          label: one === "url" ? t("link.url") : t(`document.link.${one}`),
        }))}
        onChange={(chosen) => onChange(chosen === "url" ? "" : `{{${chosen}}}`)}
      />
      {kind === "url" && (
        <TextInput
          label={t("link.address")}
          type="url"
          placeholder="https://"
          value={typed}
          error={isWrong ? t("link.wrong") : undefined}
          onChange={(text) => {
            setTyped(text);
            if (text === "" || isLinkTarget(text)) onChange(text.trim());
          }}
        />
      )}
    </>
  );
}
