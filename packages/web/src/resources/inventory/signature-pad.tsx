// A signature drawn with a finger, a pen or the mouse. Who cannot draw writes the name beside it instead.
import { useRef, type PointerEvent } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useWords } from "../../ui/words.ts";

const [width, height, stroke] = [640, 200, 3];

/** A signature is ink on paper, also where the screen is dark. */
const [ink, paper] = ["#14213d", "#ffffff"];

type SignaturePadProps = { isSigned: boolean; onSigned: (signature: Blob | null) => void };

export function SignaturePad({ isSigned, onSigned }: SignaturePadProps) {
  const t = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pen = useRef<CanvasRenderingContext2D | null>(null);
  const at = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = currentTarget.getBoundingClientRect();
    return [((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height];
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const drawn = event.currentTarget.getContext("2d");
    if (!drawn) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!isSigned) {
      drawn.fillStyle = paper;
      drawn.fillRect(0, 0, width, height);
    }
    Object.assign(drawn, { strokeStyle: ink, lineWidth: stroke, lineCap: "round", lineJoin: "round" });
    drawn.beginPath();
    drawn.moveTo(...at(event));
    pen.current = drawn;
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    pen.current?.lineTo(...at(event));
    pen.current?.stroke();
  };
  const end = () => {
    if (!pen.current) return;
    pen.current = null;
    canvas.current?.toBlob((signature) => onSigned(signature), "image/png");
  };
  const clear = () => {
    canvas.current?.getContext("2d")?.clearRect(0, 0, width, height);
    onSigned(null);
  };
  return (
    <Box role="group" aria-label={t("ledger_sign")} sx={{ mb: "8px" }}>
      <Box
        component="canvas"
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={t("ledger_sign")}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        sx={{
          display: "block",
          width: "100%",
          maxWidth: width,
          aspectRatio: `${width} / ${height}`,
          border: 1,
          borderColor: "divider",
          borderRadius: "6px",
          bgcolor: paper,
          touchAction: "none",
          cursor: "crosshair",
        }}
      />
      <Box sx={{ display: "flex", alignItems: "center", gap: "12px", minHeight: 36 }}>
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1 }}>
          {t("ledger_sign_help")}
        </Typography>
        {isSigned && (
          <Button size="small" onClick={clear}>
            {t("ledger_sign_clear")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
