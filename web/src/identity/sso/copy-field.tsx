import { HStack, Input } from "@chakra-ui/react";
import { CopyLinkButton } from "../../ui/copy/copy-link-button";
import { FieldFrame } from "../../ui/form/field-frame";

/** A value that an admin copies into another program. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <FieldFrame label={label} hint={hint}>
      <HStack w="full">
        <Input readOnly fontFamily="mono" textStyle="xs" value={value} onFocus={({ target }) => target.select()} />
        <CopyLinkButton link={value} title={label} />
      </HStack>
    </FieldFrame>
  );
}
