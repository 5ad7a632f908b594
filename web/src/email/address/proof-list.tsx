import { Heading, Stack, Text } from "@chakra-ui/react";
import type { Proof } from "@dure/domain/email/address/proof";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

/** The history of an address, newest first: what was decided, where, and when. */
export function ProofList({ proofs }: { proofs: readonly Proof[] }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const id = useId();
  return (
    <Stack gap="2">
      <Heading as="h3" id={id} size="sm" fontWeight="semibold">
        {t("address.history")}
      </Heading>
      {proofs.length === 0 && <Text color="fg.muted">{t("address.noHistory")}</Text>}
      <Stack as="ul" gap="3" listStyleType="none" aria-labelledby={id}>
        {proofs.map((proof) => (
          <Stack as="li" key={proof.id} gap="0">
            <Text>{t(`address.did.${didOf(proof)}`)}</Text>
            <Text color="fg.muted">
              {[t(`address.source.${proof.source.type}`), nameIn(proof)].filter(Boolean).join(": ")} ·{" "}
              {format.dateTime(proof.at)}
            </Text>
            {proof.source.type === "form" && (
              <Text color="fg.muted" whiteSpace="pre-line">
                {proof.source.text}
              </Text>
            )}
            {proof.night_consent && proof.marketing !== undefined && (
              <Text color="fg.muted">{t("address.did.night")}</Text>
            )}
            {proof.source.type === "member" && proof.source.reason !== "" && (
              <Text color="fg.muted">{proof.source.reason}</Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

function didOf({ source, marketing, suppressed, refused_topics, night_consent }: Proof) {
  if (source.type === "form" && marketing === undefined) return night_consent ? "night" : "kept";
  if (suppressed !== undefined) return suppressed === null ? "released" : "suppressed";
  if (marketing !== undefined) return marketing;
  return refused_topics === undefined ? "noted" : "topics";
}

function nameIn({ source }: Proof): string {
  if (source.type === "member") return source.name;
  if (source.type === "form") return source.title;
  return source.type === "import" ? [source.file, source.name].filter(Boolean).join(" · ") : "";
}
