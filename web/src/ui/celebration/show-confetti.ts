import { movePiece, type Piece, throwPieces } from "./confetti-pieces";

const COLORS = ["brand", "orange", "pink", "yellow", "blue"];
const LONGEST_MS = 4_000;
/** The longest step of the animation. A tab in the background draws no frames, and missed time is skipped. */
const MAX_STEP_SECONDS = 0.05;

/** Throws confetti over the page, once. It takes no clicks, is hidden from screen readers and removes itself. */
export function showConfetti(): void {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) return;
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  canvas.ariaHidden = "true";
  canvas.dataset.confetti = "";
  Object.assign(canvas.style, { position: "fixed", inset: "0", pointerEvents: "none", zIndex: "2000" });
  document.body.append(canvas);

  const style = getComputedStyle(document.documentElement);
  const colors = COLORS.map((name) => style.getPropertyValue(`--chakra-colors-${name}-solid`));
  const begunMs = performance.now();
  let pieces = throwPieces(canvas, colors, Math.random);
  let lastMs = begunMs;
  const draw = (nowMs: number) => {
    const seconds = Math.min(MAX_STEP_SECONDS, Math.max(0, nowMs - lastMs) / 1000);
    lastMs = nowMs;
    pieces = pieces.map((piece) => movePiece(piece, seconds)).filter(({ y, vy }) => vy < 0 || y < canvas.height + 20);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    for (const piece of pieces) drawPiece(pen, piece);
    if (pieces.length > 0 && nowMs - begunMs < LONGEST_MS) requestAnimationFrame(draw);
    else canvas.remove();
  };
  requestAnimationFrame(draw);
}

function drawPiece(pen: CanvasRenderingContext2D, { x, y, angle, color }: Piece): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.fillStyle = color;
  // The strip of paper also turns about its long axis, so it looks thinner and thicker by turns.
  pen.fillRect(-5, -4 * Math.cos(angle * 2), 10, 8 * Math.cos(angle * 2));
  pen.restore();
}
