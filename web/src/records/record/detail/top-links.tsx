import { Button, Text } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record";
import { Globe, type LucideIcon, Mail, Phone } from "lucide-react";
import { hrefOf, phoneText } from "../../field/field-value";

type TopLink = { href: string; text: string; icon: LucideIcon };

/** Ways to reach whom the record is about, one click away. */
export function TopLinks({ record }: { record: RecordView }) {
  return linksOf(record).map(({ href, text, icon: Icon }) => (
    <Button key={href} asChild variant="outline" size="xs" maxW="full" minW="0">
      <a href={href} {...(href.startsWith("http") && { target: "_blank", rel: "noreferrer" })}>
        <Icon aria-hidden />
        <Text as="span" truncate>
          {text}
        </Text>
      </a>
    </Button>
  ));
}

function linksOf({ entity, url, email, phone, phone_number }: RecordView): TopLink[] {
  if (entity === "company") return url ? [{ href: hrefOf(url), text: url, icon: Globe }] : [];
  const number = entity === "contact" ? phone : phone_number;
  return [
    ...(number?.value
      ? [{ href: `tel:${number.dial_code}${number.value.replaceAll(/\D/g, "")}`, text: phoneText(number), icon: Phone }]
      : []),
    ...(email ? [{ href: `mailto:${email}`, text: email, icon: Mail }] : []),
  ];
}
