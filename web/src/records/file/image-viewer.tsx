import { Button, Center, chakra, Flex, IconButton, Spinner } from "@chakra-ui/react";
import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useZoom } from "./use-zoom";

/** A picture to look at closely: + and − zoom, 0 fits it into the window, and so do the wheel and the buttons. */
export function ImageViewer({ src, alt }: { src: string; alt: string }) {
  const { t } = useTranslation("records");
  const { frame, natural, setNatural, zoom, nearer, farther, fit, onKeyDown } = useZoom();
  const [broken, setBroken] = useState(false);
  return (
    <>
      <Flex
        ref={frame}
        flex="1"
        minH="0"
        overflow="auto"
        bg="bg.muted"
        tabIndex={0}
        role="group"
        aria-label={t("file.viewer", { name: alt })}
        focusVisibleRing="inside"
        onKeyDown={onKeyDown}
      >
        {!natural && (
          <Center flex="1" color="fg.muted" role="status">
            {broken ? t("file.previewFailed") : <Spinner aria-label={t("file.loading")} />}
          </Center>
        )}
        {!broken && (
          <chakra.img
            src={src}
            alt={alt}
            m="auto"
            maxW="none"
            flexShrink="0"
            hidden={!natural}
            style={natural && { width: natural.width * zoom, height: natural.height * zoom }}
            onLoad={({ currentTarget }) =>
              setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={() => setBroken(true)}
          />
        )}
      </Flex>
      <Flex justify="center" align="center" gap="1" py="2" borderTopWidth="1px">
        <IconButton variant="ghost" size="xs" aria-label={t("file.zoomOut")} onClick={farther}>
          <ZoomOut />
        </IconButton>
        <chakra.span textStyle="xs" minW="12" textAlign="center" fontVariantNumeric="tabular-nums" aria-live="polite">
          {Math.round(zoom * 100)}%
        </chakra.span>
        <IconButton variant="ghost" size="xs" aria-label={t("file.zoomIn")} onClick={nearer}>
          <ZoomIn />
        </IconButton>
        <Button variant="ghost" size="xs" onClick={fit}>
          <Maximize aria-hidden />
          {t("file.fit")}
        </Button>
      </Flex>
    </>
  );
}
