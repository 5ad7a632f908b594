import { Box, Combobox, createListCollection } from "@chakra-ui/react";
import { localeOf } from "@dure/domain/shared/text";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { searchZones, type ZoneOption, zoneOption, zoneOptions } from "../../lib/zone/zones";
import { FieldFrame, type FieldFrameProps } from "../form/field-frame";

type ZoneInputProps = Omit<FieldFrameProps, "children"> & { value: string; onChange: (zone: string) => void };

const textOf = ({ city, offset }: ZoneOption) => `${city} (${offset})`;

/** Chooses a time zone, found by its cities and countries in Korean or English. */
export function ZoneInput({ value, onChange, ...frame }: ZoneInputProps) {
  const { t, i18n } = useTranslation("ui");
  const locale = localeOf(i18n.language);
  const [now] = useState(() => Date.now());
  /** The typed text; undefined while the list is closed. */
  const [search, setSearch] = useState<string>();
  const isOpen = search !== undefined;
  const all = useMemo(() => (isOpen ? zoneOptions(locale, now, value) : []), [isOpen, locale, now, value]);
  const current = zoneOption(value, locale, now);
  const collection = useMemo(
    () =>
      createListCollection({
        items: searchZones(all, search ?? ""),
        itemToString: textOf,
        itemToValue: ({ id }) => id,
      }),
    [all, search],
  );
  return (
    <FieldFrame {...frame}>
      <Combobox.Root
        collection={collection}
        disabled={frame.disabled ?? false}
        value={[value]}
        inputValue={search ? search : isOpen ? "" : textOf(current)}
        inputBehavior="autohighlight"
        openOnClick
        positioning={{ strategy: "fixed", sameWidth: true, hideWhenDetached: true }}
        onInputValueChange={({ inputValue, reason }) => reason === "input-change" && setSearch(inputValue)}
        onValueChange={({ value: [picked] }) => picked && onChange(picked)}
        onOpenChange={({ open }) => setSearch(open ? (search ?? "") : undefined)}
      >
        <Combobox.Control>
          <Combobox.Input placeholder={textOf(current)} autoComplete="off" />
          <Combobox.IndicatorGroup>
            <Combobox.Trigger aria-label={t("zone.open")} />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Combobox.Positioner>
          <Combobox.Content maxH="72">
            <Combobox.Empty color="fg.muted">{t("zone.none")}</Combobox.Empty>
            {collection.items.map((zone) => (
              <Combobox.Item key={zone.id} item={zone} minH="8">
                <Combobox.ItemText flex="1" minW="0" truncate>
                  {zone.city}
                  <Box as="span" color="fg.muted" textStyle="xs" ms="1.5">
                    {zone.offset === zone.name ? zone.offset : `${zone.offset} · ${zone.name}`}
                  </Box>
                </Combobox.ItemText>
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
    </FieldFrame>
  );
}
