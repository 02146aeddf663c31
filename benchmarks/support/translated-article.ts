/** An article and its translation, sentence by sentence: same headings, list, table, quotation, link and figures. */
export const translatedArticle = {
  fr: {
    head: '<title>Ramonage : prix et fréquence</title><meta name="description" content="Le ramonage d’une cheminée : prix, fréquence et preuves, mis à jour en 2026.">',
    body: `<h1>Ramonage : prix et fréquence</h1>
<p>Le ramonage est le nettoyage mécanique d’un conduit de fumée par un professionnel. Il retire la suie et vérifie que le conduit est libre.</p>
<p>Mis à jour le <time datetime="2026-10-05">5 octobre 2026</time> par Claire Martin, cheffe d’atelier.</p>
<h2>Combien coûte un ramonage ?</h2>
<p>Un ramonage coûte de 60 à 90 € en 2026, soit 4,5 % de plus qu’en 2025. Le prix comprend le déplacement et le certificat remis au client.</p>
<h2>Quand faut-il ramoner un conduit ?</h2>
<p>Un conduit de fumée se ramone deux fois par an, dont une fois pendant la période de chauffe. Selon <a href="https://www.service-public.example/ramonage">l’administration</a>, 1 200 feux de cheminée pourraient être évités chaque année.</p>
<p>Nous avons mesuré 140 conduits en 2026 : 38 % contenaient plus de 2 kg de suie.</p>
<blockquote>« Un conduit propre chauffe mieux et brûle moins de bois », explique Jean Petit, ramoneur à Lyon.</blockquote>
<ul><li>Prévenir le ramoneur deux semaines avant</li><li>Protéger le sol autour du foyer</li><li>Garder le certificat pendant deux ans</li></ul>
<table><tr><th>Conduit</th><th>Prix</th></tr><tr><td>Insert</td><td>70 €</td></tr><tr><td>Poêle</td><td>60 €</td></tr></table>`,
  },
  en: {
    head: '<title>Chimney sweeping: price and frequency</title><meta name="description" content="Chimney sweeping: price, frequency and evidence, updated in 2026.">',
    body: `<h1>Chimney sweeping: price and frequency</h1>
<p>Chimney sweeping is the mechanical cleaning of a flue by a professional. It removes the soot and checks that the flue is clear.</p>
<p>Updated on <time datetime="2026-10-05">October 5, 2026</time> by Claire Martin, head of the workshop.</p>
<h2>How much does chimney sweeping cost?</h2>
<p>Chimney sweeping costs from €60 to €90 in 2026, or 4.5% more than in 2025. The price includes the journey and the certificate given to the customer.</p>
<h2>When must a flue be swept?</h2>
<p>A flue is swept twice a year, once of them during the heating season. According to <a href="https://www.service-public.example/ramonage">the administration</a>, 1,200 chimney fires could be avoided every year.</p>
<p>We measured 140 flues in 2026: 38% held more than 2 kg of soot.</p>
<blockquote>“A clean flue heats better and burns less wood,” explains Jean Petit, a sweep in Lyon.</blockquote>
<ul><li>Tell the sweep two weeks ahead</li><li>Protect the floor around the hearth</li><li>Keep the certificate for two years</li></ul>
<table><tr><th>Flue</th><th>Price</th></tr><tr><td>Insert</td><td>€70</td></tr><tr><td>Stove</td><td>€60</td></tr></table>`,
  },
} as const
