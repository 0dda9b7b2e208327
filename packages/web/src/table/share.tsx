import { type ReactNode, useEffect, useState } from 'react';
import { Failure } from '../common/failure';
import { Icon } from '../common/icon';
import { useLoaded } from '../common/use-loaded';
import { useWords } from '../i18n/words';
import { api } from '../remote/api';

interface ShareProps {
  readonly table: string;
  readonly title: string;
  /** Whether one may take the link back: the host. */
  readonly host: boolean;
}

/** How long a button says that it has copied. */
const SAY_COPIED = 2_000;

/** Addresses that mean another computer wherever they are opened. */
const ONLY_HERE = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/;

/** The link to a table under an address that works for others; undefined where there is none. */
export async function linkOf(table: string): Promise<string | undefined> {
  const { invite } = await api('GET /api/tables/:id/invite', { params: { id: table } });
  const [url = location.origin] = (await api('GET /api/addresses')).urls;
  return invite === undefined ? undefined : new URL(`/table/${table}?invite=${invite}`, url).href;
}

/** The way to this table for others: a link that works outside this computer, as text, picture and by the system's own share sheet. */
export function Share({ table, title, host }: ShareProps): ReactNode {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const [base, setBase] = useState(0);
  const loaded = useLoaded(`share ${table}`, async () => ({
    invite: (await api('GET /api/tables/:id/invite', { params: { id: table } })).invite,
    urls: (await api('GET /api/addresses')).urls,
  }));
  useEffect(() => {
    if (!copied) return;
    const again = setTimeout(() => setCopied(false), SAY_COPIED);
    return () => clearTimeout(again);
  }, [copied]);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed') return <Failure error={loaded.error} onRetry={loaded.reload} />;
  const { invite, urls } = loaded.value;
  const change = async (act: 'POST' | 'DELETE'): Promise<void> => {
    setFailure(undefined);
    try {
      await api(act === 'POST' ? 'POST /api/tables/:id/invite' : 'DELETE /api/tables/:id/invite', { params: { id: table } });
      loaded.reload();
    } catch (error) {
      setFailure(error);
    }
  };
  const here = ONLY_HERE.test(location.host);
  // What was set for everybody, else the address of this page unless it means this computer, else this computer's in its network.
  const bases = urls.length > 0 ? urls : [location.origin];
  const link = invite === undefined ? undefined : new URL(`/table/${table}?invite=${invite}`, bases[base] ?? bases[0]).href;
  return (
    <div className="invite">
      {link === undefined ? (
        <p>{t('share.none')}</p>
      ) : (
        <>
          <QrCode text={link} label={t('share.qr')} />
          <div className="invite-link">
            <label className="field">
              <span>{t('waiting.inviteHint')}</span>
              <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} data-invite />
            </label>
            <div className="inline-form">
              <button
                type="button"
                className="button"
                onClick={() => {
                  void navigator.clipboard.writeText(link).then(() => setCopied(true), setFailure);
                }}
              >
                <Icon name="link" />
                <span aria-live="polite">{copied ? t('copied') : t('waiting.copy')}</span>
              </button>
              {'share' in navigator && (
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    // Whoever closes the share sheet has changed their mind: nothing went wrong.
                    void navigator.share({ title, text: t('share.text', { game: title }), url: link }).catch(() => undefined);
                  }}
                >
                  {t('share.share')}
                </button>
              )}
            </div>
            {bases.length > 1 && (
              <label className="field">
                <span>{t('share.address')}</span>
                <select value={base} onChange={(event) => setBase(Number(event.target.value))}>
                  {bases.map((url, i) => (
                    <option key={url} value={i}>
                      {url}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {here && <p className="quiet">{t(urls.length > 0 ? 'share.network' : 'share.onlyHere')}</p>}
          </div>
        </>
      )}
      {host && (
        <p className="invite-acts">
          <button type="button" className="link-button" onClick={() => void change('POST')}>
            {t('share.renew')}
          </button>
          {link !== undefined && (
            <button type="button" className="link-button" onClick={() => void change('DELETE')}>
              {t('share.revoke')}
            </button>
          )}
        </p>
      )}
      {failure !== undefined && <Failure error={failure} />}
    </div>
  );
}

/** Modules of light around a code, without which cameras do not find it. */
const QUIET_ZONE = 4;

/** A link as a picture that a camera reads; what draws it is loaded when it is needed. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const code = useLoaded(text, async () => {
    const { create } = await import('qrcode');
    const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
    let path = '';
    data.forEach((dark, i) => {
      if (dark !== 0) path += `M${(i % size) + QUIET_ZONE} ${Math.floor(i / size) + QUIET_ZONE}h1v1h-1z`;
    });
    return { size: size + 2 * QUIET_ZONE, path };
  });
  if (code.state !== 'ready') return <span className="qr" />;
  return (
    <svg className="qr" viewBox={`0 0 ${code.value.size} ${code.value.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="qr-light" d={`M0 0h${code.value.size}v${code.value.size}h-${code.value.size}z`} />
      <path className="qr-dark" d={code.value.path} />
    </svg>
  );
}
