/** QR codes are drawn after the text beside them is there. */
import { lazyPart } from '../../lazy/lazy-part.tsx';

export const PhoneCode = lazyPart(async () => (await import('../../ui/QrCode.tsx')).PhoneCode);
export const QrCode = lazyPart(async () => (await import('../../ui/QrCode.tsx')).QrCode);
